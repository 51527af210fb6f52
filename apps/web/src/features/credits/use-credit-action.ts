import { useMutation } from '@tanstack/react-query'
import { useToast } from '../../ui/feedback/use-toast.ts'

/** Runs the action once, reports the result and closes; a refusal stays in the dialog. */
export function useCreditAction<Wish, Result>(props: {
  act: (wish: Wish) => Promise<Result>
  done: (result: Result) => string
  onClose: () => void
}) {
  const { act, done, onClose } = props
  const toast = useToast()
  return useMutation({
    mutationFn: act,
    onSuccess: (result) => {
      toast.show(done(result), 'success')
      onClose()
    },
  })
}
