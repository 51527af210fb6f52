import { styled } from '@mui/material/styles'

const Name = styled('span')(({ theme }) => ({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  color: (theme.vars ?? theme).palette.ink.strong,
  '& small': {
    marginLeft: 8,
    fontWeight: 400,
    fontSize: '.875rem',
    color: (theme.vars ?? theme).palette.ink.muted,
  },
}))

/** Shows a person in a table: the name, then details in smaller type. */
export function PersonName(props: { name: string; asides: readonly (string | false)[] }) {
  return (
    <Name>
      {props.name}
      {props.asides.map((aside) => aside && <small key={aside}>{aside}</small>)}
    </Name>
  )
}
