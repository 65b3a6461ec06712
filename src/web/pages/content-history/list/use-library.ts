import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { type BulkAction, history, type WholeHistoryItem } from "../../../../contract/history.ts"
import { explain } from "../../../api/explain.ts"
import { itemQuery } from "../../../api/item.ts"
import { send } from "../../../api/send.ts"
import { toast } from "../../../parts/feedback/toast.ts"
import { type CardItem, toCard } from "../card/card-item.ts"
import { type Flags, makeMarking } from "../card/marking.ts"
import { changeKnown, withFreshLists } from "../filter/items-query.ts"
import { type InOrder, makeInOrder } from "../in-order.ts"
import { changeItems } from "./item-pages.ts"

/** The maximum for one call. */
const atOnce = 100

export type Library = ReturnType<typeof makeLibrary>

/** All actions on items of the list; they show at once and are reverted if the server refuses. */
export function useLibrary(): Library {
  const client = useQueryClient()
  return libraryOf(client)
}

/** One as long as the tab is open: actions in progress continue when the page is left and opened again. */
const libraries = new WeakMap<QueryClient, Library>()

function libraryOf(client: QueryClient): Library {
  const library = libraries.get(client) ?? makeLibrary(client)
  libraries.set(client, library)
  return library
}

function makeLibrary(client: QueryClient) {
  const change = (ids: readonly string[], next: (item: CardItem) => CardItem) =>
    changeKnown(client, (pages) => changeItems(pages, new Set(ids), next))

  /** The server's current version of an item, wherever the page shows it. */
  function take(whole: WholeHistoryItem) {
    client.setQueryData(itemQuery(whole.id).queryKey, whole)
    change([whole.id], ({ matches, isGone }) => ({ ...toCard(whole), matches, isGone }))
  }

  const show = (id: string, flags: Partial<Flags>) => change([id], (item) => ({ ...item, ...flags }))
  const ordered = makeInOrder()
  const inOrder: InOrder = (ids, run) => withFreshLists(client, () => ordered(ids, run))
  const mark = makeMarking({
    inOrder,
    show,
    async send(id, flags) {
      const whole = await send(history.mark, { params: { id }, body: flags })
      client.setQueryData(itemQuery(id).queryKey, whole)
    },
    fail: (error) => tellFailure("Not saved", error, "The change could not be saved, so it was withdrawn."),
  })

  return { take, mark, ...bulkActions(change, inOrder), ...deletion(client, change, inOrder) }
}

type ChangeItems = (ids: readonly string[], next: (item: CardItem) => CardItem) => void

export type MarkAction = Exclude<BulkAction, "delete">

const flagsOf: Readonly<Record<MarkAction, Partial<Flags>>> = {
  favorite: { isFavorite: true },
  unfavorite: { isFavorite: false },
  archive: { isArchived: true },
  unarchive: { isArchived: false },
}

const bulkActions = (change: ChangeItems, inOrder: InOrder) => ({
  async markAll(items: readonly CardItem[], action: MarkAction): Promise<void> {
    const before = new Map(items.map((item) => [item.id, item]))
    change([...before.keys()], (item) => ({ ...item, ...flagsOf[action] }))
    await inParts([...before.keys()], async (ids) => {
      try {
        await inOrder(ids, () => send(history.changeMany, { body: { ids, action } }))
      } catch (error) {
        change(ids, (item) => {
          const { isFavorite, isArchived } = before.get(item.id) ?? item
          return { ...item, isFavorite, isArchived }
        })
        tellFailure("Not saved", error, "The change could not be saved, so it was withdrawn.")
      }
    })
  },
})

const deletion = (client: QueryClient, change: ChangeItems, inOrder: InOrder) => {
  const setGone = (ids: readonly string[], isGone: boolean) => change(ids, (item) => ({ ...item, isGone }))

  async function restore(ids: readonly string[]): Promise<void> {
    await inParts(ids, async (some) => {
      try {
        const { restored } = await inOrder(some, () => send(history.restore, { body: { ids: some } }))
        setGone(restored, false)
        const lost = some.length - restored.length
        if (lost > 0)
          toast({ title: "Some items couldn't be restored", description: sayLost(lost), variant: "destructive" })
      } catch (error) {
        tellFailure("Not restored", error, "The content could not be brought back. Please try again.")
      }
    })
  }

  /** Whether it succeeded; a deleted item can be restored from the toast. */
  async function remove(ids: readonly string[]): Promise<boolean> {
    try {
      const [only] = ids
      if (ids.length === 1 && only !== undefined)
        await inOrder(ids, () => send(history.remove, { params: { id: only } }))
      else
        await inParts(ids, (some) =>
          inOrder(some, () => send(history.changeMany, { body: { ids: some, action: "delete" } })),
        )
    } catch (error) {
      tellFailure("Delete failed", error, "Failed to delete content")
      return false
    }
    setGone(ids, true)
    for (const id of ids) client.removeQueries({ queryKey: itemQuery(id).queryKey })
    toast({
      title: "Content deleted",
      description: "Content has been successfully deleted from your history",
      action: { label: "Undo", onAct: () => void restore(ids) },
    })
    return true
  }

  return { remove }
}

const sayLost = (count: number): string =>
  count === 1 ? "One item was already permanently deleted." : `${count} items were already permanently deleted.`

const tellFailure = (title: string, error: unknown, fallback: string) =>
  toast({ title, description: explain(error, fallback), variant: "destructive" })

async function inParts(ids: readonly string[], act: (ids: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += atOnce) await act(ids.slice(at, at + atOnce))
}
