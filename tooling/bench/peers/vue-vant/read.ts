import axios from 'axios';
import { onMounted, ref, type Ref, shallowRef } from 'vue';
import type { Request } from '../backend.ts';

/** Reads on mounting, as most apps do. */
export function useRead<Data>(
  title: string,
  { url, body }: Request,
): { data: Ref<Data | undefined>; hasFailed: Ref<boolean> } {
  const data = shallowRef<Data>();
  const hasFailed = ref(false);
  onMounted(async () => {
    document.title = title;
    try {
      const headers = { 'x-requested-with': 'XMLHttpRequest' };
      data.value = (await axios.post<{ readonly data: Data }>(url, body, { headers })).data.data;
    } catch {
      hasFailed.value = true;
    }
  });
  return { data, hasFailed };
}
