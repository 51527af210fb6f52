import { styled } from '@mui/material/styles'

const Mark = styled('mark')(({ theme }) => ({
  backgroundColor: (theme.vars ?? theme).palette.tone.warn.background,
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
  borderRadius: 2,
}))

/** Highlights the first match of the typed text. */
export function Highlighted({ text, find }: { text: string; find: string }) {
  const found = placeOf(text, find)
  if (!found) return text
  const [from, to] = found
  return (
    <>
      {text.slice(0, from)}
      <Mark>{text.slice(from, to)}</Mark>
      {text.slice(to)}
    </>
  )
}

/** Returns the range of the typed text, ignoring case; `undefined` if case folding changes the length. */
function placeOf(text: string, find: string): [from: number, to: number] | undefined {
  const wanted = find.normalize('NFC').trim().toLowerCase()
  const folded = text.toLowerCase()
  if (wanted === '' || folded.length !== text.length) return undefined
  const from = folded.indexOf(wanted)
  return from < 0 ? undefined : [from, from + wanted.length]
}
