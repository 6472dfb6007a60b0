/** A JSON text on lines of its own, or on one where there is no indent; another text as it is. */
export function reformatted(text: string, indent?: number): string {
  try {
    return JSON.stringify(JSON.parse(text), null, indent);
  } catch {
    return text;
  }
}
