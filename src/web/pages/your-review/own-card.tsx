import { Pencil, Trash2 } from "lucide-react"
import { type ReactNode, useState } from "react"
import { explain } from "../../api/explain.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../parts/feedback/skeleton.tsx"
import { toast } from "../../parts/feedback/toast.ts"
import { Card, CardHead } from "../../parts/layout/card.tsx"
import { Confirm } from "../../parts/overlays/confirm.tsx"

type OwnCardProps = {
  id: string
  title: string
  text: string
  /** What it is: "review". */
  noun: string
  query: { readonly isPending: boolean; readonly isFetching: boolean; readonly error: unknown; refetch: () => unknown }
  /** The published text, read-only; null if there is none. */
  written: ReactNode
  form: (onDone: () => void) => ReactNode
  remove: () => Promise<void>
}

/** Something that a user writes once: the form, and then their text with its actions. */
export function OwnCard({ id, title, text, noun, query, written, form, remove }: OwnCardProps) {
  const [isEditing, setEditing] = useState(false)
  return (
    <Card as="section" labelledBy={id}>
      <CardHead id={id} title={title} text={text} />
      {query.isPending && (
        // As tall as the most common form.
        <div className="min-h-96">
          <Loading label={`Loading your ${noun}…`}>
            <Skeleton shape="block" />
          </Loading>
        </div>
      )}
      {query.error !== null && (
        <ErrorState
          title={`Your ${noun} could not be loaded`}
          text={explain(query.error, "Please try again.")}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!query.isPending &&
        query.error === null &&
        (written === null || isEditing ? (
          <div className="flex flex-col gap-3">
            {form(() => setEditing(false))}
            {isEditing && (
              <div>
                <Button variant="quiet" onClick={() => setEditing(false)}>
                  Keep it
                </Button>
              </div>
            )}
          </div>
        ) : (
          <>
            {written}
            <div className="mt-5 flex flex-wrap gap-2">
              <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
                Edit
              </Button>
              <TakeBack noun={noun} remove={remove} />
            </div>
          </>
        ))}
    </Card>
  )
}

function TakeBack({ noun, remove }: { noun: string; remove: () => Promise<void> }) {
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function takeBack() {
    setBusy(true)
    try {
      await remove()
      toast({ title: `Your ${noun} was withdrawn`, description: "It is no longer public." })
    } catch (error) {
      toast({ title: "That did not work", description: explain(error, "Please try again."), variant: "destructive" })
    } finally {
      setBusy(false)
      setAsked(false)
    }
  }

  return (
    <>
      <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked(true)}>
        Withdraw it
      </Button>
      <Confirm
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={`Withdraw your ${noun}?`}
        text="It is deleted, here and wherever it was shown. You can write another one."
        confirmLabel="Withdraw it"
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void takeBack()}
      />
    </>
  )
}
