import { Notice } from '../../ui/feedback/notice.tsx'
import type { LoginMessage } from './use-login-message.ts'

/** Renders the message over the form; the title of a refusal precedes the server's text (LOGIN-5). */
export function LoginMessageLine({ message }: { message: LoginMessage | undefined }) {
  if (!message) return null
  return (
    <Notice tone={message.tone ?? 'danger'} announce>
      {message.title && <b>{message.title}: </b>}
      {message.text}
    </Notice>
  )
}
