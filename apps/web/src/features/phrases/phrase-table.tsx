import { mayChangePhrase, type PhraseLanguage } from '@systole/domain/phrases/phrase'
import { htmlLang } from '@systole/i18n/languages'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptPhrase } from '../../api/phrases.ts'
import { useAction } from '../../api/use-action.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { orderPhrases, retirePhrase } from './change-phrases.ts'

type Props = {
  language: PhraseLanguage
  title: string
  phrases: readonly KeptPhrase[]
  /** True if some phrases are filtered out, in which case reordering is disabled. */
  isNarrowed: boolean
  onEdit: (phrase: KeptPhrase) => void
}

/** Lists the phrases of a section in the order in which they are offered. */
export function PhraseTable(props: Props) {
  const { title, phrases } = props
  const columns = useColumns(props)
  if (phrases.length === 0) return null
  return (
    <Card as="div">
      <DataTable caption={title} columns={columns} rows={phrases} rowKey={({ phid }) => phid} />
    </Card>
  )
}

function useColumns(props: Props): Column<KeptPhrase>[] {
  const { language } = props
  const { t } = useTranslation(['phrases', 'questions', 'common'])
  return [
    {
      id: 'phrase',
      header: t('columns.phrase'),
      card: 'title',
      cell: ({ label, body, own }) => (
        <span lang={htmlLang[language]} style={{ overflowWrap: 'anywhere' }}>
          <b>{label}</b> {own && <small>{t('own')}</small>}
          <br />
          {body}
        </span>
      ),
    },
    {
      id: 'for',
      header: t('for'),
      width: 220,
      cell: ({ mode, question }) => {
        if (question) return t(`questions:text.${question}`)
        return mode ? t('inMode', { mode: t(`common:mode.${mode}`) }) : t('everywhere')
      },
    },
    {
      id: 'used',
      header: t('columns.used'),
      width: 130,
      cell: ({ used }) => t('used', { count: used }),
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      hideHeader: true,
      align: 'end',
      width: 260,
      card: 'actions',
      cell: (phrase) => <Actions {...props} phrase={phrase} />,
    },
  ]
}

function Actions({ phrase, phrases, isNarrowed, onEdit }: Props & { phrase: KeptPhrase }) {
  const { t } = useTranslation('phrases')
  const { user_type: userType } = useSession()
  const [isRetiring, setRetiring] = useState(false)
  const retiring = useAction({
    run: () => retirePhrase(phrase.phid),
    done: t('retired', { label: phrase.label }),
    failed: (reason) => reason,
    onEnd: () => setRetiring(false),
  })
  const moving = useAction({ run: orderPhrases, failed: (reason) => reason })
  if (!mayChangePhrase(userType, { isOwn: phrase.own })) return null
  const peers = phrases.filter(({ own }) => own === phrase.own).map(({ phid }) => phid)
  const at = peers.indexOf(phrase.phid)
  const move = (by: 1 | -1) => {
    const order = peers.filter((phid) => phid !== phrase.phid)
    moving.start(order.toSpliced(at + by, 0, phrase.phid))
  }
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      <IconButton
        type="button"
        aria-label={t('up', { label: phrase.label })}
        disabled={isNarrowed || moving.isBusy || at === 0}
        onClick={() => move(-1)}
      >
        <Icon of={ArrowUp} />
      </IconButton>
      <IconButton
        type="button"
        aria-label={t('down', { label: phrase.label })}
        disabled={isNarrowed || moving.isBusy || at === peers.length - 1}
        onClick={() => move(1)}
      >
        <Icon of={ArrowDown} />
      </IconButton>
      <Button
        size="small"
        aria-label={`${t('edit')}: ${phrase.label}`}
        onClick={() => onEdit(phrase)}
      >
        {t('edit')}
      </Button>
      <Button
        size="small"
        aria-label={`${t('retire')}: ${phrase.label}`}
        onClick={() => setRetiring(true)}
      >
        {t('retire')}
      </Button>
      <ConfirmDialog
        open={isRetiring}
        title={t('retireTitle', { label: phrase.label })}
        confirmLabel={t('retire')}
        busy={retiring.isBusy}
        onConfirm={() => retiring.start()}
        onCancel={() => setRetiring(false)}
      >
        {t('retireText')}
      </ConfirmDialog>
    </span>
  )
}
