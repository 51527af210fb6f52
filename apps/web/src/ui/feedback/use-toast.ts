import { codeError, toast } from './toast-store.ts'

/** Returns the toast functions for components; elsewhere import `toast` itself. */
export function useToast(): { show: typeof toast; showCode: (code: number) => void } {
  return tools
}

const tools = {
  show: toast,
  showCode: (code: number) => toast(codeError(code), 'warning'),
}
