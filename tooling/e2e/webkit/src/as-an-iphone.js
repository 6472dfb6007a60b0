// Runs before the page's scripts: the system's body font, as an iPhone has it at its largest text size.
const supports = CSS.supports.bind(CSS);
const computed = getComputedStyle.bind(window);
const root = () => document.documentElement;

Object.assign(CSS, {
  /** @param {[string, string]} condition */
  supports: (...condition) =>
    ['font: -apple-system-body', '-webkit-touch-callout: none'].includes(condition.join(': ')) ||
    supports(...condition),
});
Object.assign(window, {
  /** @param {Parameters<typeof getComputedStyle>} asked */
  getComputedStyle: (...asked) =>
    asked[0] === root() && root().style.fontSize === '' ? { fontSize: '53px' } : computed(...asked),
});
