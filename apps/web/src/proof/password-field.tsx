import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/button/icon-button.tsx'
import { Icon } from '../ui/display/icon.tsx'
import { TextField } from '../ui/form/text-field.tsx'

/** Renders a password field with a button to show it and a warning while Caps Lock is on. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const { t } = useTranslation('login')
  const notice = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div>
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        onKeyDown={notice}
        onKeyUp={notice}
        endAdornment={
          <IconButton
            type="button"
            aria-label={t(shown ? 'hidePassword' : 'showPassword')}
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? EyeOff : Eye} />
          </IconButton>
        }
        inputProps={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
      />
      <div role="status">{capsLock && <small>{t('capsLock')}</small>}</div>
    </div>
  )
}
