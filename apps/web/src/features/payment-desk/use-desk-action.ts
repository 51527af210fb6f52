import { useMutation } from '@tanstack/react-query'
import { useToast } from '../../ui/use-toast.ts'
import { refreshDesk } from './desk.queries.ts'

/** Does it once, says so, and shows how things stand then; also after a refusal. */
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
