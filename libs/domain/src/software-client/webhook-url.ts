const longest = 500;
const web =
  /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:\/[\w.~%!$&'()*+,;=:@/-]*)?(?:\?[\w.~%!$&'()*+,;=:@/?-]*)?$/i;
const ownMachine = /^http:\/\/127\.0\.0\.1:\d{1,5}(?:\/[\w.~%/-]*)?$/;

/** Whether somebody may be called at this address of the web: by https, without a name before the host or a fragment. */
export function isWebhookUrl(url: string): boolean {
  return url.length <= longest && web.test(url);
}

/** Whether an address is a program of the own machine, as development and tests have it. */
export function isOwnMachineUrl(url: string): boolean {
  return url.length <= longest && ownMachine.test(url);
}
