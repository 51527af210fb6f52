import { styled } from '@mui/material/styles'
import { readTotpDigits } from '@systole/domain/accounts/totp-digits'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { mono } from '../../../theme/type-stacks.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { focusAndSelect } from '../../../ui/form/focus-and-select.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { TextLink } from '../../../ui/navigation/text-link.tsx'
import { confirmTotp, setUpTotp } from './own-account.queries.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { QrCode } from './qr-code.tsx'

type Secret = { secret: string; uri: string }

/** Sets up TOTP in three steps: the password, the QR code with the first code, and the recovery codes (shown by the page). */
export function SetUpTotpDialog(props: {
  onCancel: () => void
  onTurnedOn: (codes: string[]) => void
}) {
  const { onCancel, onTurnedOn } = props
  const { t } = useTranslation('account')
  const [begun, setBegun] = useState<Secret>()
  if (begun) return <ConfirmDialog begun={begun} {...{ onCancel, onTurnedOn }} />
  return (
    <ProofDialog
      title={t('totp.dialogTitle')}
      text={t('totp.proofText')}
      submitLabel={t('passkeys.continue')}
      codes={false}
      work={async (proof) => setBegun(await setUpTotp(proof))}
      onDone={() => {}}
      onCancel={onCancel}
    />
  )
}

/** The layout of the QR code; a phone cannot scan its own screen, so it shows a link that opens the app. */
const Scan = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('md')]: { '& .phone': { display: 'none' } },
  '& svg': { justifySelf: 'center' },
  '& code': { display: 'block', marginTop: 4, fontFamily: mono, overflowWrap: 'anywhere' },
}))

function ConfirmDialog(props: {
  begun: Secret
  onCancel: () => void
  onTurnedOn: (codes: string[]) => void
}) {
  const { begun, onCancel, onTurnedOn } = props
  const { t } = useTranslation(['account', 'common'])
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const confirming = useAction({ run: confirmTotp, onDone: onTurnedOn })
  const { problem } = confirming
  useEffect(() => {
    if (problem) focusAndSelect(field.current)
  }, [problem])
  const confirm = () => {
    const digits = readTotpDigits(code)
    setMissing(digits === undefined)
    if (digits) confirming.start(digits)
  }
  return (
    <FormDialog
      size="xs"
      title={t('totp.dialogTitle')}
      submitLabel={t('totp.turnOn')}
      busyLabel={t('common:working')}
      action={confirming}
      onSubmit={confirm}
      onClose={onCancel}
    >
      <Scan>
        <p>{t('totp.scan')}</p>
        <QrCode text={begun.uri} label={t('totp.qr')} />
        <p className="phone">
          <TextLink href={begun.uri}>{t('totp.openApp')}</TextLink>
        </p>
        <p>
          {t('totp.typeSecret')}
          <code translate="no">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </Scan>
      <TextField
        inputRef={field}
        label={t('totp.code')}
        hint={t('totp.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          setMissing(false)
        }}
        error={isMissing ? t('totp.codeMissing') : undefined}
      />
    </FormDialog>
  )
}
