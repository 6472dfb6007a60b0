import { FILES_PATH } from '../base-path.ts';
import { Rejection } from '../http/rejection.ts';
import type { SandboxState } from './sandbox-state.ts';

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };
const MAX_BYTES = 10 * 1024 * 1024;

/** Keeps an uploaded picture in memory, or refuses it. @returns the address it is served at */
export async function storePicture(state: SandboxState, file: File | undefined): Promise<string> {
  const ending = ENDINGS[file?.type ?? ''];
  if (file === undefined || ending === undefined) throw new Rejection('A picture must be JPEG, PNG or WebP.');
  if (file.size === 0 || file.size > MAX_BYTES) throw new Rejection('A picture may have 10 MB.');
  const id = `picture-${state.nextNumber()}.${ending}`;
  state.files.set(id, { type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) });
  return `${FILES_PATH}/${id}`;
}
