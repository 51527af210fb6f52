import { useMutation } from '@tanstack/react-query'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { refreshDesk } from './desk.queries.ts'

/** Runs the action once, reports it and refreshes the payment, also after a refusal. */
export function useDeskAction<Wish>(props: {
  act: (wish: Wish) => Promise<void>
  done: string | ((wish: Wish) => string)
  onClose: () => void
}) {
  const { act, done, onClose } = props
  const toast = useToast()
  return useMutation({
    mutationFn: act,
    onSuccess: (_, wish) => {
      toast.show(typeof done === 'string' ? done : done(wish), 'success')
      onClose()
    },
    onSettled: refreshDesk,
  })
}
