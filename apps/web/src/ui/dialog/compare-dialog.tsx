import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { ChoiceInput } from '../form/choice-input.tsx'
import { AppDialog } from './app-dialog.tsx'

/** A field in which two versions of a form differ. */
export type ComparedField = { id: string; label: string; mine: string; theirs: string }

const Fields = styled('div')({ display: 'grid', gap: 20, marginTop: 20 })

const Field = styled('fieldset')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
    '& legend': { padding: 0, marginBottom: 6, fontWeight: 600, color: ink.strong },
    '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 },
    '& label': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: 10,
      minWidth: 0,
      padding: 12,
      border: `1px solid ${edge.line}`,
      borderRadius: 8,
      cursor: 'pointer',
    },
    '& label > span': { minWidth: 0, flex: 1 },
    '& small': { display: 'block', fontSize: '.8125rem', color: ink.muted },
    '& bdi': {
      display: 'block',
      maxHeight: '12lh',
      overflow: 'auto',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
    [theme.breakpoints.down('md')]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }
})

/** Shows the two versions of a conflict (-6025) field by field. Escape decides nothing and sends nothing. */
export function CompareDialog(props: {
  open: boolean
  title: ReactNode
  lead: ReactNode
  names: { mine: string; theirs: string }
  takeTheirs: ReactNode
  keepMine: ReactNode
  /** `undefined` while the other version is loading. */
  fields: readonly ComparedField[] | undefined
  problem?: ReactNode
  onRetry?: () => void
  onTheirs: () => void
  onMine: () => void
  /** Uses the other version in these fields and the own one in all others. */
  onMixed: (theirs: readonly string[]) => void
  onClose: () => void
}) {
  const { open, fields, problem, onRetry, onTheirs, onMine, onMixed } = props
  const [picked, setPicked] = useState<Readonly<Record<string, boolean>>>({})
  // An empty value is never preselected.
  const theirs = (fields ?? [])
    .filter(({ id, mine, theirs: other }) => picked[id] ?? (mine === '' && other !== ''))
    .map(({ id }) => id)
  const { t } = useTranslation(['cases', 'common'])
  const keep = useRef<HTMLButtonElement>(null)
  const choose = (id: string, isTheirs: boolean) =>
    setPicked((before) => ({ ...before, [id]: isTheirs }))
  const isMixed = theirs.length > 0
  return (
    <AppDialog
      open={open}
      role="alertdialog"
      size="md"
      title={props.title}
      onClose={props.onClose}
      initialFocus={keep}
      actions={
        <>
          <Button variant="outlined" onClick={onTheirs} disabled={!fields}>
            {props.takeTheirs}
          </Button>
          <Button
            ref={keep}
            variant="contained"
            onClick={() => (isMixed ? onMixed(theirs) : onMine())}
          >
            {isMixed ? t('compare.useChosen') : props.keepMine}
          </Button>
        </>
      }
    >
      <Typography>{props.lead}</Typography>
      {problem && (
        <Notice tone="danger" announce {...(onRetry && { onRetry })}>
          {problem}
        </Notice>
      )}
      {!fields && !problem && <Typography sx={{ mt: 4 }}>{t('common:loading')}</Typography>}
      {fields?.length === 0 && <Typography sx={{ mt: 4 }}>{t('compare.alike')}</Typography>}
      <Fields>
        {fields?.map((field) => (
          <TwoVersions
            key={field.id}
            field={field}
            names={props.names}
            isTheirs={theirs.includes(field.id)}
            onChoose={(isTheirs) => choose(field.id, isTheirs)}
          />
        ))}
      </Fields>
    </AppDialog>
  )
}

function TwoVersions(props: {
  field: ComparedField
  names: { mine: string; theirs: string }
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}) {
  const { field, names, isTheirs, onChoose } = props
  const { t } = useTranslation('cases')
  const group = useId()
  return (
    <Field>
      <legend>{field.label}</legend>
      <div>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} htmlFor={`${group}-${side}`}>
            <ChoiceInput
              id={`${group}-${side}`}
              type="radio"
              name={group}
              checked={isTheirs === (side === 'theirs')}
              onChange={() => onChoose(side === 'theirs')}
            />
            <span>
              <small>{names[side]}</small>
              <bdi>{field[side] || t('compare.empty')}</bdi>
            </span>
          </label>
        ))}
      </div>
    </Field>
  )
}
