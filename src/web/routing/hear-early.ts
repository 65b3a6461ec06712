interface Early {
  buttons: ReadonlySet<HTMLElement>
  fields: ReadonlySet<EventTarget>
}

/**
 * Replays what was pressed and typed before the page's code arrived (first-paint.js has recorded it). The first event
 * makes React hydrate its target at once.
 */
export async function hearEarly() {
  const early: Early = { buttons: new Set(), fields: new Set() }
  document.dispatchEvent(new CustomEvent("page-listens", { detail: early }))
  if (early.fields.size > 0) (await import("./hear-fields.ts")).hearFields(early.fields)
  for (const button of early.buttons) button.click()
}
