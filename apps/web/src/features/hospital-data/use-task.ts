import { useMutation } from '@tanstack/react-query'
import { useToast } from '../../ui/feedback/use-toast.ts'

/** Runs a task of a dialog once, confirms it and closes the dialog. */
export function useTask<Wish>(props: {
  run: (wish: Wish) => Promise<void>
  done: string
  onClose: () => void
}) {
  const { run, done, onClose } = props
  const toast = useToast()
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      toast.show(done, 'success')
      onClose()
    },
  })
}
