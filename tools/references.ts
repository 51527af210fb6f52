import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SPEC = 'docs/spec'

/** A reference in a comment, a test's title or a page, with its line. */
export type Reference = { text: string; line: number }

type Kind = {
  pattern: RegExp
  /** Returns whether the target exists in the documents of the repository. */
  resolves: (match: RegExpMatchArray, documents: Documents) => boolean
}
/** The pages of `docs/spec` by name without ending, and the numbers of the pages in `docs/decisions`. */
export type Documents = { pages: ReadonlyMap<string, string>; decisions: ReadonlySet<number> }

const KINDS: readonly Kind[] = [
  {
    pattern: /\bSPEC (E?\d+)\b/g,
    resolves: ([, id], { pages }) => has(pages, 'decisions', `^\\| ${id} \\|`),
  },
  { pattern: /\bADR (\d+)\b/g, resolves: ([, id], { decisions }) => decisions.has(Number(id)) },
  {
    pattern: /\bportal §(\d+)/g,
    resolves: ([, id], { pages }) => has(pages, 'portal', `^## ${id}\\. `),
  },
  {
    pattern: /\becg §(\d+(?:\.\d+)?)/g,
    resolves: ([, id = ''], { pages }) => has(pages, 'ecg', heading(id)),
  },
  { pattern: /\b[Tt]rust (\d+\.\d+)(?:\.(\d+)| \((\d+)\))?/g, resolves: resolvesTrust },
  {
    pattern: /\bpay-upload ([AB]\d+)/g,
    resolves: ([, id], { pages }) => has(pages, 'pay-upload', `^## ${id}\\. `),
  },
  {
    pattern: /\bexperience (S\d+)/g,
    resolves: ([, id], { pages }) => has(pages, 'experience', `^### ${id} `),
  },
  {
    pattern: /\bexperience (\d+(?:\.\d+)?)/g,
    resolves: ([, id = ''], { pages }) => has(pages, 'experience', heading(id)),
  },
  {
    pattern: /\b(portal|rows|wire|ecg|trust|pay-upload|experience)\.md\b/g,
    resolves: ([, page = ''], { pages }) => pages.has(page),
  },
  /** Neither the specification's decision nor the project's: `SPEC n` or `ADR n`. */
  { pattern: /\b[Dd]ecisions? \d+\b(?!\])/g, resolves: () => false },
  { pattern: /\b[Ss]pec(?:ification)? §\d/g, resolves: () => false },
]

/** Returns the references in a text whose target does not exist. */
export function unresolvedReferences(text: string, documents: Documents): Reference[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      KINDS.flatMap(({ pattern, resolves }) =>
        [...line.matchAll(pattern)]
          .filter((match) => !resolves(match, documents))
          .map(([found]) => ({ text: found, line: at + 1 })),
      ),
    )
}

export function readDocuments(root: string): Documents {
  const names = readdirSync(join(root, SPEC)).filter((name) => name.endsWith('.md'))
  const decisions = readdirSync(join(root, 'docs/decisions')).map((name) =>
    Number.parseInt(name, 10),
  )
  return {
    pages: new Map(
      names.map((name) => [name.slice(0, -3), readFileSync(join(root, SPEC, name), 'utf8')]),
    ),
    decisions: new Set(decisions),
  }
}

/** A section of trust.md, and an item of it: `**1.1.5 …` or the fifth entry of its list. */
function resolvesTrust(match: RegExpMatchArray, { pages }: Documents): boolean {
  const [, section = '', item, entry] = match
  const [, text] = (pages.get('trust') ?? '').split(new RegExp(`^### ${escaped(section)} `, 'm'))
  if (text === undefined) return false
  const [own = ''] = text.split(/^##/m)
  const number = item ?? entry
  if (number === undefined) return true
  return new RegExp(
    `^(\\*\\*${escaped(`${section}.${number}`)} |\\s*${number}\\. |.*\\(${number}\\) )`,
    'm',
  ).test(own)
}

function has(pages: Documents['pages'], page: string, pattern: string): boolean {
  return new RegExp(pattern, 'm').test(pages.get(page) ?? '')
}

function heading(id: string): string {
  return `^##+ ${escaped(id)}\\.? `
}

function escaped(text: string): string {
  return text.replaceAll('.', '\\.')
}
