/** An indivisible part: a line of text, a row of a table. */
export type Atom = {
  height: number
  /** The space above, dropped at the top of a page. */
  gap: number
  /** True if no page break may separate it from the next one. */
  glued: boolean
}

/** Atoms that belong together: they move to a new page if they fit there completely. */
export type Block<A extends Atom = Atom> = {
  atoms: readonly A[]
  keepWithNext?: boolean
  /** True if it must not be alone on a page: the preceding block is moved along. */
  keepWithPrevious?: boolean
}

/** An atom that may have another one above it when it starts a page: the head of its table. */
type Headed<A> = Atom & { onTop?: A }

export type Placed<A extends Atom = Atom> = { atom: A; page: number; top: number }

/** Assigns positions and pages, from page 0. Headings stay with their content. */
export function paginate<A extends Headed<A>>(
  blocks: readonly Block<A>[],
  pageHeight: number,
): Placed<A>[] {
  const placed: Placed<A>[] = []
  let page = 0
  let bottom = 0
  const fits = (atoms: readonly A[]) => bottom + heightOf(atoms, bottom === 0) <= pageHeight
  const put = (atom: A) => {
    const top = bottom === 0 ? 0 : bottom + atom.gap
    placed.push({ atom, page, top })
    bottom = top + atom.height
  }
  const turn = (next: A | undefined) => {
    page += 1
    bottom = 0
    if (next?.onTop) put(next.onTop)
  }
  const place = (group: readonly A[]) => {
    if (bottom > 0 && !fits(group)) turn(group[0])
    group.forEach(put)
  }
  for (const unit of unitsOf(blocks)) {
    const isWhole = heightOf(unit, true) <= pageHeight
    for (const group of isWhole ? [unit] : groupsOf(unit)) place(group)
  }
  return placed
}

/** Groups a block with the headings before it and its closing block. */
function unitsOf<A extends Atom>(blocks: readonly Block<A>[]): A[][] {
  const units: A[][] = []
  let open: A[] = []
  for (const [row, { atoms, ...block }] of blocks.entries()) {
    const keepWithNext = block.keepWithNext || blocks[row + 1]?.keepWithPrevious
    const glue = (atom: A, place: number) =>
      keepWithNext && place === atoms.length - 1 ? { ...atom, glued: true } : atom
    open = [...open, ...atoms.map(glue)]
    if (keepWithNext) continue
    units.push(open)
    open = []
  }
  return open.length === 0 ? units : [...units, open]
}

function groupsOf<A extends Atom>(atoms: readonly A[]): A[][] {
  const groups: A[][] = []
  let open: A[] = []
  for (const atom of atoms) {
    open.push(atom)
    if (atom.glued) continue
    groups.push(open)
    open = []
  }
  return open.length === 0 ? groups : [...groups, open]
}

function heightOf(atoms: readonly Atom[], atTop: boolean): number {
  return atoms.reduce(
    (sum, { height, gap }, place) => sum + height + (place === 0 && atTop ? 0 : gap),
    0,
  )
}
