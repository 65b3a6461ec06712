import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { BulkJob } from "../../../../contract/bulk/job.ts"
import { bulk } from "../../../../contract/bulk.ts"
import type { CallInput } from "../../../../contract/call.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { toast } from "../../../parts/feedback/toast.ts"
import { jobQuery } from "../jobs-query.ts"
import { rowsKey } from "./rows-query.ts"

const moves = { pause: bulk.pause, resume: bulk.resume, cancel: bulk.cancel, retry: bulk.retry }
export type Move = keyof typeof moves

const failures: Readonly<Record<Move, string>> = {
  pause: "The job could not be paused",
  resume: "The job could not go on",
  cancel: "The job could not be canceled",
  retry: "The rows could not be tried again",
}

/** Actions on a job as a whole; its new state shows at once. */
export function useJobMoves(jobId: string) {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (move: Move): Promise<BulkJob> => send(moves[move], { params: { id: jobId } }),
    onSuccess: (job) => {
      client.setQueryData(jobQuery(jobId).queryKey, job)
      void client.invalidateQueries({ queryKey: rowsKey(jobId) })
    },
    onError: (error, move) => {
      void client.invalidateQueries({ queryKey: jobQuery(jobId).queryKey })
      toast({ title: failures[move], description: explain(error, "Please try again."), variant: "destructive" })
    },
  })
  return { move: mutate, moving: isPending ? variables : null }
}

type Accepting = CallInput<typeof bulk.accept>["body"]
export type Chosen = Pick<Accepting, "positions" | "filter">

/** Accepts rows, or undoes that. */
export function useAccept(jobId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ isAccepted, chosen }: { isAccepted: boolean; chosen: Chosen }) =>
      send(bulk.accept, { params: { id: jobId }, body: { isAccepted, ...chosen } }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: rowsKey(jobId) })
      await client.invalidateQueries({ queryKey: jobQuery(jobId).queryKey })
    },
    onError: (error) =>
      toast({
        title: "The rows could not be accepted",
        description: explain(error, "Please try again."),
        variant: "destructive",
      }),
  })
}
