import { createContext, type ReactNode, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../api/describe-error.ts'
import { saveAllDrafts } from '../drafts/autosavers.ts'
import { othersHaveCopies } from '../drafts/device-copies.ts'
import { endSession } from '../session/log-out.ts'
import { useSession } from '../session/session-context.tsx'
import { DialogNotLoaded } from '../ui/dialog/dialog-not-loaded.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { LazyMount } from '../ui/lazy/lazy-mount.tsx'
import { lazyWithPreload } from '../ui/lazy/lazy-with-preload.tsx'

const ConfirmDialog = lazyWithPreload(
  async () => (await import('../ui/dialog/confirm-dialog.tsx')).ConfirmDialog,
  {
    Failed: ({ onCancel, onRetry }) => <DialogNotLoaded onClose={onCancel} onRetry={onRetry} />,
  },
)
const LoggedOut = lazyWithPreload(async () => (await import('./menu/logged-out.tsx')).LoggedOut)

const AskLogout = createContext<() => void>(() => {})

/** Returns a function that opens the confirmation of SHELL-2: `const askLogout = useLogout()`. */
export function useLogout(): () => void {
  return useContext(AskLogout)
}

type Step = 'none' | 'asking' | 'leaving' | 'failed' | 'gone'

/** Asks for confirmation, ends the session on the server, then replaces the page with the result (SHELL-2). */
export function LogoutProvider({ children }: { children: ReactNode }) {
  const [step, setStep] = useState<Step>('none')
  const [reason, setReason] = useState('')
  const [unsaved, setUnsaved] = useState(0)
  const { uid } = useSession()
  const { t } = useTranslation(['shell', 'common'])
  const ask = () => {
    setStep('asking')
    void saveAllDrafts().then(setUnsaved)
  }
  const leave = async () => {
    setStep('leaving')
    try {
      await endSession()
      setStep('gone')
    } catch (error) {
      setReason(describeError(error))
      setStep('failed')
    }
  }
  if (step === 'gone') {
    return (
      <LazyMount wanted>
        <LoggedOut />
      </LazyMount>
    )
  }
  return (
    <AskLogout value={ask}>
      {children}
      <LazyMount wanted={step !== 'none'}>
        <ConfirmDialog
          open={step !== 'none'}
          title={t('logout.title')}
          confirmLabel={step === 'leaving' ? t('common:working') : t('logout.confirm')}
          cancelLabel={t('common:no')}
          busy={step === 'leaving'}
          onCancel={() => setStep('none')}
          onConfirm={() => void leave()}
        >
          {t('logout.text')}
          {othersHaveCopies(uid) && ` ${t('logout.others')}`}
          {unsaved > 0 && (
            <Notice tone="warn" announce>
              {t('logout.unsaved', { count: unsaved })}
            </Notice>
          )}
          {step === 'failed' && (
            <Notice tone="danger" announce>
              {t('logout.failed')} {reason}
            </Notice>
          )}
        </ConfirmDialog>
      </LazyMount>
    </AskLogout>
  )
}
