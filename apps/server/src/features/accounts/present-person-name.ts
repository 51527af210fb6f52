type Person = { firstName: string; lastName: string }

/** Converts the name of a person to the wire. */
export function presentPersonName({ firstName, lastName }: Person) {
  return { fname: firstName, lname: lastName }
}
