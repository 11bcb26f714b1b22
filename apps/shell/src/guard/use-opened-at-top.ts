import { useLocation, useNavigationType } from '@alveole/router';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * A page to which one is led opens at its top, wherever the one before was left. On the way back the browser knows the
 * place, and an address that names a part of its page goes there.
 */
export function useOpenedAtTop(): void {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  const open = useEffectEvent(() => {
    if (way !== 'POP' && hash === '') document.documentElement.scrollTop = 0;
  });
  useLayoutEffect(() => open(), [pathname]);
}
