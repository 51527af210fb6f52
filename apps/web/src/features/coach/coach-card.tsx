import { styled } from '@mui/material/styles'
import type { CoachLine } from '@systole/domain/questions/file-coach'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { FieldError } from '../../ui/form/field-frame.tsx'
import { coachGlyph } from './coach-glyph.ts'

/** The actions for a missing file. */
export type CoachActions = {
  caseId: string
  onAdd: (kind: FileKind) => void
  /** Saves the reason; undefined removes it. */
  onAbsence: (kind: FileKind, reason: string | undefined) => Promise<void>
}

const Card = styled('li')(({ theme }) => {
  const { edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    gap: 12,
    padding: '14px 16px',
    border: `1px solid ${edge.line}`,
    borderRadius: 10,
    backgroundColor: surface.paper,
    color: ink.muted,
    '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& b': { display: 'block', color: ink.strong, fontWeight: 600 },
    '&[data-state="there"] > svg': { color: tone.ok.solid },
    '&[data-amber]': {
      borderColor: `color-mix(in srgb, ${tone.warn.solid} 35%, ${tone.warn.background})`,
      backgroundColor: tone.warn.background,
      color: tone.warn.text,
    },
    '&[data-amber] b, &[data-amber] button': { color: tone.warn.text },
    '& .acts': { display: 'flex', flexWrap: 'wrap', gap: '0 4px', margin: '4px 0 -6px -10px' },
    [theme.breakpoints.down('md')]: { '& .acts button': { minHeight: 44 } },
  }
})

/** Shows one required kind: its state in words and the possible actions. */
export function CoachCard(props: {
  line: CoachLine
  actions: CoachActions | undefined
  onAnnounce: (kind: FileKind) => void
}) {
  const { line, actions, onAnnounce } = props
  const { t } = useTranslation(['uploads', 'questions'])
  const open = line.state === 'missing' || line.state === 'absent'
  return (
    <Card
      data-state={line.state}
      data-amber={line.need === 'required' && line.state !== 'there' ? '' : undefined}
    >
      <Icon of={coachGlyph(line)} size={22} />
      <div>
        <b>{t(`questions:kind.${line.kind}`)}</b>
        <CardText line={line} mayAdd={actions !== undefined} />
        {open && actions && <CardActions line={line} actions={actions} onAnnounce={onAnnounce} />}
      </div>
    </Card>
  )
}

function CardText({ line, mayAdd }: { line: CoachLine; mayAdd: boolean }) {
  const { t } = useTranslation('uploads')
  const need = t(`need.${line.need}`)
  switch (line.state) {
    case 'there':
      return t('needState.there', { need, count: line.count })
    case 'arriving':
      return t('needState.uploading', { need, percent: line.percent })
    case 'absent':
      return t('needState.absent', { reason: line.reason })
    default:
      if (!mayAdd) return t('needState.notAdded', { need })
      return t(`needState.${line.need}Missing`)
  }
}

function CardActions(props: {
  line: CoachLine
  actions: CoachActions
  onAnnounce: (kind: FileKind) => void
}) {
  const { line, actions, onAnnounce } = props
  const { kind, need, state } = line
  const { t } = useTranslation('uploads')
  const announce = useRef<HTMLButtonElement>(null)
  const file = t(`kindInSentence.${kind}`)
  const withdrawing = useAction({
    run: async () => {
      announce.current?.focus() // the pressed button disappears with the reason
      await actions.onAbsence(kind, undefined)
    },
  })
  return (
    <>
      <div className="acts">
        <Button
          size="small"
          aria-label={t('absence.addOf', { file })}
          onClick={() => actions.onAdd(kind)}
        >
          {t('absence.add')}
        </Button>
        {need === 'recommended' && (
          <Button
            ref={announce}
            size="small"
            aria-label={t(state === 'absent' ? 'absence.changeOf' : 'absence.tellOf', { file })}
            onClick={() => onAnnounce(kind)}
          >
            {state === 'absent' ? t('absence.change') : t('absence.tell')}
          </Button>
        )}
        {state === 'absent' && (
          <Button
            size="small"
            aria-label={t('absence.withdrawOf', { file })}
            aria-disabled={withdrawing.isBusy}
            onClick={() => withdrawing.start()}
          >
            {t('absence.withdraw')}
          </Button>
        )}
      </div>
      {withdrawing.error && (
        <div role="alert">
          <FieldError id={`withdraw-${kind}`} text={describeError(withdrawing.error)} />
        </div>
      )}
    </>
  )
}
