import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { can } from '@systole/domain/access/access'
import { isStaff } from '@systole/domain/accounts/is-staff'
import type { EnglishTexts } from '@systole/i18n/text-parts'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '../../session/current-session.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { Kbd } from '../../ui/display/kbd.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { singleKeys } from './single-keys.ts'

const COMMAND = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** Keys pressed in sequence (`then`), together (`+`), or alternatively (`or`). */
type Row = readonly [
  name: keyof EnglishTexts['shell']['shortcuts'],
  joined: 'and' | 'plus' | 'or',
  ...keys: string[],
]

const VET: readonly Row[] = [
  ['goMain', 'and', 'G', 'M'],
  ['goIncomplete', 'and', 'G', 'I'],
  ['goNew', 'and', 'G', 'N'],
  ['goReport', 'and', 'G', 'R'],
  ['newTest', 'or', 'N'],
  ['stage', 'plus', 'Alt', '→ ←'],
]
const STAFF: readonly Row[] = [
  ['goWorklist', 'and', 'G', 'W'],
  ['queue', 'or', '1 – 9'],
  ['rowAssign', 'or', 'R'],
  ['rowLog', 'or', 'L'],
  ['rowMessage', 'or', 'P'],
  ['rowHospital', 'or', 'H'],
]
const ADMIN: readonly Row[] = [
  ...STAFF,
  ['goApplications', 'and', 'G', 'A'],
  ['goUndelivered', 'and', 'G', 'D'],
  ['goAccounts', 'and', 'G', 'U'],
]
const EVERYONE: readonly Row[] = [
  ['find', 'plus', COMMAND, 'K'],
  ['filter', 'or', '/'],
  ['row', 'or', 'J', 'K'],
  ['openTab', 'or', 'O'],
  ['primary', 'plus', COMMAND, 'Enter'],
  ['saveDraft', 'plus', COMMAND, 'S'],
  ['list', 'or', '?'],
  ['escape', 'or', 'Esc'],
]

/** Lists the keyboard shortcuts, with the switch that disables single keys. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  const session = useSession()
  const on = useSyncExternalStore(singleKeys.subscribe, singleKeys.get)
  const close = useRef<HTMLButtonElement>(null)
  const rows = [...rowsOf(session), ...EVERYONE]
  return (
    <AppDialog
      open={open}
      title={t('shortcuts.title')}
      onClose={onClose}
      initialFocus={close}
      actions={
        <Button ref={close} variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('shortcuts.keys')}</TableCell>
            <TableCell>{t('shortcuts.does')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, joined, ...keys]) => (
            <TableRow key={name}>
              <TableCell>
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ` ${joined === 'plus' ? '+' : t(`shortcuts.${joined}`)} `}
                    <Kbd>{key}</Kbd>
                  </span>
                ))}
              </TableCell>
              <TableCell>{t(`shortcuts.${name}`)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <CheckboxField
        label={t('shortcuts.singleKeys')}
        checked={on}
        onChange={singleKeys.set}
        describedBy="single-keys-hint"
      />
      <p id="single-keys-hint">{t('shortcuts.singleKeysHint')}</p>
    </AppDialog>
  )
}

function rowsOf({ user_type }: Pick<Session, 'user_type'>): readonly Row[] {
  if (!isStaff(user_type)) return VET
  return can(user_type, 'queryDeskPayments') ? ADMIN : STAFF
}
