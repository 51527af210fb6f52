import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../navigation/text-link.tsx'

const Box = styled('div')(({ theme }) => {
  const { tone, surface } = (theme.vars ?? theme).palette
  return {
    padding: '16px 20px',
    marginBottom: 24,
    borderRadius: 10,
    border: `2px solid ${tone.danger.solid}`,
    backgroundColor: surface.paper,
    '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none', display: 'grid', gap: 4 },
    '& a': { display: 'inline-block', padding: '2px 0', color: tone.danger.text, fontWeight: 600 },
  }
})

export type FieldProblem = { fieldId: string; text: string }

/** Lists the errors above a refused form; receives the focus on each new `attempt`, with a link to each field. */
export function ErrorSummary(props: { problems: readonly FieldProblem[]; attempt: number }) {
  const { problems, attempt } = props
  const { t } = useTranslation('common')
  const heading = useRef<HTMLHeadingElement>(null)
  const announced = useRef(0)
  useEffect(() => {
    if (attempt === announced.current || !heading.current) return
    announced.current = attempt
    heading.current.focus()
  }) // a form may pass its problems one render after its attempt
  if (problems.length === 0) return null
  return (
    <Box>
      <Typography ref={heading} variant="h4" component="h2" tabIndex={-1}>
        {t('thereIsAProblem')}
      </Typography>
      <ul>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <TextLink
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(fieldId)
              }}
            >
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </Box>
  )
}

function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId)
  const control = field?.matches('fieldset') ? field.querySelector('input') : field
  control?.focus()
  field?.scrollIntoView({ block: 'center' })
}
