import { expect, test, vi } from 'vitest';
import { confirmGuestCode } from './guest-code.ts';

const rpc = vi.hoisted(() => vi.fn());
vi.mock('@veto/shared-data/core', () => ({ request: (ask: (client: object) => unknown) => ask({ rpc }) }));

test.each(['123456', ' 123 456', '123\u00a0456\u200b', '123-456'])('%j is the code that was sent', (typed) => {
  confirmGuestCode('vet', 'jan@example.com', typed);
  expect(rpc).toHaveBeenLastCalledWith('confirm_guest_code', expect.objectContaining({ code: '123456' }));
});
