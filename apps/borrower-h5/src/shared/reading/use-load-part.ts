import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useServices } from '#shared/services.tsx';
import { loadPart } from './load-part.ts';

/** Loads code that a tap needs. If it does not load, a toast says so and nothing is returned. */
export function useLoadPart(): <Code>(load: () => Promise<Code>) => Promise<Code | null> {
  const services = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  return (load) =>
    loadPart(services, load).catch(() => {
      show({ message: t('errorNetwork') });
      return null;
    });
}
