/** What the shell asks of the window before it goes to another address of the site; its detail is the address. */
export const BEFORE_LEAVING = 'veto:before-leaving';
