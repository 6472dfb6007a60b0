/** Markup with the attributes of each element in one order, and styles written in one way. */
export function inOrder(html: string): string {
  return html.replaceAll(/(?<=<\w+)(?: [\w-]+="[^"]*")+/g, (attributes) =>
    [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)]
      .map(([, name, value = '']) => ` ${name}="${name === 'style' ? value.replaceAll(/[ ;]/g, '') : value}"`)
      .sort()
      .join(''),
  );
}
