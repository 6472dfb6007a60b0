/** Shows a page that will not be hydrated as without a script: what cannot work is hidden, and each form says what to do instead. */
export function showWithoutScript(root: HTMLElement): void {
  root.dataset['notLoaded'] = '';
  for (const fields of root.querySelectorAll<HTMLElement>('[data-without]')) {
    // Not from its noscript: markup made from text is what the policy forbids.
    const note = root.ownerDocument.createElement('p');
    note.className = 'form-without-script';
    note.textContent = fields.dataset['without'] ?? '';
    fields.append(note);
  }
}
