/** The product's mark and name. */
export function Wordmark({ brand }: { readonly brand: string }) {
  return (
    <>
      <svg className="mark" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect className="mark-ground" width="32" height="32" rx="8" />
        <path className="mark-line" d="M9 11h14M9 16h14M9 21h8" />
      </svg>
      <span>{brand}</span>
    </>
  );
}
