import type { OpenPreview } from './story-page.ts';
import type { Story } from './stories.ts';

/**
 * Translates the page of a story as browsers do, which move each text into a `<font>` of their own, and renders it again with the
 * arguments of another story of the file, and back. React finds a text that comes or goes beside others by where it was: a text that is
 * not alone in its element is then no child of it, and the whole page fails.
 *
 * @returns the nodes that React could not remove or insert
 */
export function rerenderTranslated({ preview }: OpenPreview, story: Story, other: Story): Promise<readonly string[]> {
  return preview.evaluate(
    async ({ storyStoreValue }, [id, otherId]) => {
      const argsOf = async (storyId: string) => (await storyStoreValue?.loadStory({ storyId }))?.initialArgs ?? {};
      const failed: string[] = [];
      /** Notes where the method throws, and mends it. */
      const note = (method: 'removeChild' | 'insertBefore') => {
        const own = Object.getOwnPropertyDescriptor(Node.prototype, method) ?? {};
        const noting = function (this: Node, node: Node, before?: Node) {
          try {
            return Reflect.apply(own.value, this, [node, before]);
          } catch {
            const words = [node, before].map((each) => each?.textContent?.slice(0, 40));
            failed.push(
              `${method} in ${this instanceof Element ? this.outerHTML.slice(0, 80) : this.nodeName}: ${words.join(', ')}`,
            );
            // The page goes on: the next story is rendered in it.
            if (method === 'insertBefore') return this.appendChild(node);
            return node.parentNode?.removeChild(node);
          }
        };
        Object.defineProperty(Node.prototype, method, { ...own, value: noting });
        return () => void Object.defineProperty(Node.prototype, method, own);
      };
      const translate = () => {
        const texts: Text[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
        for (const text of texts) {
          const parent = text.parentElement;
          if (!parent?.closest('#storybook-root') || !text.data.trim()) continue;
          if (!(parent instanceof HTMLElement) || parent.closest('font, select, textarea, [translate="no"]')) continue;
          const font = document.createElement('font');
          text.replaceWith(font);
          font.append(text);
        }
      };
      const steps = [await argsOf(otherId), await argsOf(id)];
      const restore = [note('removeChild'), note('insertBefore')];
      for (const args of steps) {
        translate();
        window.rerenderStory?.(args);
      }
      for (const undo of restore) undo();
      return failed;
    },
    [story.id, other.id] as const,
  );
}
