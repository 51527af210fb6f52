/** One plain address: ASCII `local@domain`, no display name, no list, no quoting. Free of zod for the sign-in page. */
export const EMAIL_FORMAT =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/

export const EMAIL_MAX_CHARACTERS = 254
