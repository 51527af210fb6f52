import { styled } from '@mui/material/styles'
import type { MissingToSend } from '@systole/domain/ecg-patches/missing-to-send'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'

const List = styled('ul')({ margin: '12px 0', paddingLeft: 20, '& li': { padding: '3px 0' } })

/** Lists what is missing before the case can be sent; each line leads to its place. */
export function MissingDialog(props: {
  missing: readonly MissingToSend[]
  /** Names a recording, where the case has several. */
  nameOf: (recordingId: string) => string | undefined
  onGo: (missing: MissingToSend) => void
  onClose: () => void
}) {
  const { missing, nameOf, onGo, onClose } = props
  const { t } = useTranslation(['patching', 'common'])
  const close = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open
      title={t('send.missing')}
      onClose={onClose}
      initialFocus={close}
      actions={
        <Button ref={close} variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <List>
        {missing.map((each) => (
          <li key={keyOf(each)}>
            <Button onClick={() => onGo(each)}>
              {nameIn(each, nameOf)}
              {each.missing === 'checklistReason'
                ? t('send.checklistReason', { item: t(`checklist.items.${each.item}`) })
                : t(`send.${each.missing}`, { count: 'count' in each ? each.count : 1 })}
            </Button>
          </li>
        ))}
      </List>
    </AppDialog>
  )
}

function nameIn(missing: MissingToSend, nameOf: (recordingId: string) => string | undefined) {
  const name = 'recordingId' in missing ? nameOf(missing.recordingId) : undefined
  return name === undefined ? null : <b style={{ marginRight: 8 }}>{name}</b>
}

function keyOf(missing: MissingToSend): string {
  if ('item' in missing) return missing.item
  return 'recordingId' in missing ? missing.missing + missing.recordingId : missing.missing
}
