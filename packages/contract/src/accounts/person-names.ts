/** The domain's names of the wire fields of a person, which are known by `lname`. */
export const PERSON_NAMES = { fname: 'firstName', lname: 'lastName' } as const
