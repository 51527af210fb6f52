import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Card } from '../layout/card.tsx'
import { TextField } from './text-field.tsx'

const Row = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 16,
  padding: 20,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 },
}))

/** Searches on Enter or the button, so that a directory cannot be read letter by letter. */
export function SearchCard(props: {
  label: string
  hint: string
  submit: string
  find: string
  onFind: (find: string) => void
}) {
  const [typed, setTyped] = useState(props.find)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onFind(typed.trim())
  }
  return (
    <Card as="div">
      <Row role="search" aria-label={props.label} onSubmit={submit}>
        <TextField
          type="search"
          label={props.label}
          hint={props.hint}
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="contained">
          {props.submit}
        </Button>
      </Row>
    </Card>
  )
}
