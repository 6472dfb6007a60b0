import { uploadComplaintPicture } from '@peace/api-client/contract/complaint/upload-complaint-picture';
import { COMPLAINT_IMAGES_MAX, type ImageFileReason, undrawableReason, validateImageFile } from '@peace/validators';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { ComplaintDraft } from '#features/complaint/complaint-draft.ts';
import { redrawImage } from '#features/complaint/redraw-image.ts';
import { useServices } from '#shared/services.tsx';
import { imagesAfter, imagesOf, namesOf, toDraftImages } from './complaint-images.model.ts';

export interface RefusedFile {
  readonly name: string;
  readonly reason: ImageFileReason;
}

interface ChosenPicture {
  readonly id: string;
  readonly name: string;
  readonly file: File;
}

/** The complaint's pictures: one after the other is redrawn and uploaded. `onChange` is called on every change, with what outlives the page. */
export function useComplaintImages(
  opened: ComplaintDraft | null,
  onChange: (kept: ReturnType<typeof toDraftImages>) => void,
) {
  const { api, window } = useServices();
  const [images, dispatch] = useReducer(imagesAfter, opened, imagesOf);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [beyond, setBeyond] = useState<readonly string[]>([]);
  const [lost, setLost] = useState(opened?.unfinished ?? []);
  const kept = useMemo(() => toDraftImages(images, lost), [images, lost]);
  // One at a time: decoding is what costs memory, and the network is no faster for two.
  const queue = useRef(Promise.resolve());
  const uploads = useRef(new Map<string, AbortController>());
  const reported = useRef(kept);
  const lastId = useRef(0);

  useEffect(() => {
    if (reported.current === kept) return;
    reported.current = kept;
    onChange(kept);
  }, [kept, onChange]);
  useEffect(() => {
    const running = uploads.current;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  async function upload({ id, name, file }: ChosenPicture, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const redrawn = await redrawImage(file, window.document);
    if (signal.aborted) return;
    if (redrawn.kind === 'unreadable') {
      setRefused((before) => [...before, { name, reason: undrawableReason(file) }]);
      return dispatch({ kind: 'removed', id });
    }
    const onProgress = (progress: number) => dispatch({ kind: 'progressed', id, progress });
    const result = await api.call(uploadComplaintPicture, { image: redrawn.file }, { signal, onProgress });
    if (signal.aborted) return;
    dispatch(
      result.kind === 'ok'
        ? { kind: 'uploaded', id, url: result.data.url }
        : { kind: 'failed', id, error: result.error },
    );
  }

  function enqueue(picture: ChosenPicture) {
    const controller = new AbortController();
    uploads.current.set(picture.id, controller);
    queue.current = queue.current.then(() => upload(picture, controller.signal));
  }

  return {
    images,
    refused,
    /** Names of the good pictures that were chosen last and for which there was no room. */
    beyond,
    /** Names of pictures that were not uploaded at an earlier visit, until pictures are added. */
    lost,
    kept,
    add: (files: readonly File[]) => {
      const names = namesOf(files, images);
      const judged = files.map((file, index) => ({
        file,
        name: names[index] ?? file.name,
        verdict: validateImageFile(file),
      }));
      const good = judged.filter(({ verdict }) => verdict.kind === 'valid');
      const room = COMPLAINT_IMAGES_MAX - images.length;
      setRefused(
        judged.flatMap(({ name, verdict }) => (verdict.kind === 'invalid' ? [{ name, reason: verdict.reason }] : [])),
      );
      setBeyond(good.slice(room).map(({ name }) => name));
      if (good.length > 0) setLost([]);
      for (const { file, name } of good.slice(0, room)) {
        lastId.current += 1;
        const picture = { id: `picture-${lastId.current}`, name, file };
        dispatch({ kind: 'added', ...picture });
        enqueue(picture);
      }
    },
    remove: (id: string) => {
      uploads.current.get(id)?.abort();
      uploads.current.delete(id);
      setBeyond([]);
      dispatch({ kind: 'removed', id });
    },
    retry: (id: string) => {
      const { name, file } = images.find((image) => image.id === id) ?? {};
      if (name === undefined || !file) return;
      dispatch({ kind: 'retried', id });
      enqueue({ id, name, file });
    },
  };
}
