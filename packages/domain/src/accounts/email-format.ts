/**
 * The format of one plain address: ASCII `local@domain` without display name, list or quoting. Does not import zod, so that the
 * sign-in page stays small.
 */
export const EMAIL_FORMAT =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/

export const EMAIL_MAX_CHARACTERS = 254
