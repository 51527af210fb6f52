/** A form such as `line_items[0][quantity]=1` as the nested object that Stripe parses; every value is text. */
export type Form = { [name: string]: string | Form }

export function readForm(body: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = name.split(/[[\]]+/).filter(Boolean)
    put(form, keys, value)
  }
  return form
}

function put(form: Form, keys: readonly string[], value: string): void {
  const [key = '', ...rest] = keys
  if (rest.length === 0) {
    form[key] = value
    return
  }
  const inner = form[key]
  const branch = typeof inner === 'object' ? inner : {}
  form[key] = branch
  put(branch, rest, value)
}

/** Returns the text at `a.b.c`, empty if there is none. */
export function textAt(form: Form, path: string): string {
  let at: string | Form | undefined = form
  for (const key of path.split('.')) at = typeof at === 'object' ? at[key] : undefined
  return typeof at === 'string' ? at : ''
}

/** Returns the names of all values without indices: `line_items.quantity`. */
export function namesIn(form: Form, under = ''): string[] {
  return Object.entries(form).flatMap(([key, value]) => {
    const name = /^\d+$/.test(key) ? under : under ? `${under}.${key}` : key
    return typeof value === 'string' ? [name] : namesIn(value, name)
  })
}
