import { uploadComplaintPicture } from '@peace/api-client/contract/complaint/upload-complaint-picture';
import { type ImageFileReason, validateImageFile } from '@peace/validators';
import { useEffect, useReducer, useRef, useState } from 'react';
import { redrawImage } from '#features/complaint/redraw-image.ts';
import { useServices } from '#shared/services.tsx';
import { imagesAfter, type ComplaintImage } from './complaint-images.model.ts';

export interface RefusedFile {
  readonly name: string;
  readonly reason: ImageFileReason;
}

/** The complaint's pictures: one after the other is redrawn and uploaded. `onChange` is called on every change. */
export function useComplaintImages(
  initial: readonly ComplaintImage[],
  onChange: (images: readonly ComplaintImage[]) => void,
) {
  const { api, window } = useServices();
  const [images, dispatch] = useReducer(imagesAfter, initial);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  // One at a time: decoding is what costs memory, and the network is no faster for two.
  const queue = useRef(Promise.resolve());
  const uploads = useRef(new Map<string, AbortController>());
  const reported = useRef(images);
  // Never an address, by which a picture of an earlier visit is recognised.
  const lastId = useRef(0);

  useEffect(() => {
    if (reported.current === images) return;
    reported.current = images;
    onChange(images);
  }, [images, onChange]);
  useEffect(() => {
    const running = uploads.current;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  async function upload(id: string, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const redrawn = await redrawImage(file, window.document);
    if (signal.aborted) return;
    if (redrawn.kind === 'unreadable') {
      setRefused((before) => [...before, { name: file.name, reason: 'imageUnreadable' }]);
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

  function enqueue(id: string, file: File) {
    const controller = new AbortController();
    uploads.current.set(id, controller);
    queue.current = queue.current.then(() => upload(id, file, controller.signal));
  }

  return {
    images,
    refused,
    add: (files: readonly File[]) => {
      const judged = files.map((file) => ({ file, verdict: validateImageFile(file) }));
      setRefused(
        judged.flatMap(({ file, verdict }) =>
          verdict.kind === 'invalid' ? [{ name: file.name, reason: verdict.reason }] : [],
        ),
      );
      for (const { file, verdict } of judged) {
        if (verdict.kind === 'invalid') continue;
        lastId.current += 1;
        const id = `picture-${lastId.current}`;
        dispatch({ kind: 'added', id, file });
        enqueue(id, file);
      }
    },
    remove: (id: string) => {
      uploads.current.get(id)?.abort();
      uploads.current.delete(id);
      dispatch({ kind: 'removed', id });
    },
    retry: (id: string) => {
      const file = images.find((image) => image.id === id)?.file;
      if (!file) return;
      dispatch({ kind: 'retried', id });
      enqueue(id, file);
    },
  };
}
