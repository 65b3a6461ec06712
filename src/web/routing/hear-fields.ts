/** Replays what was typed before the page listened. The first event makes React hydrate its target. */
export function hearFields(fields: Iterable<EventTarget>) {
  for (const field of fields)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) hearField(field)
}

/** React only notices a text that differs from the one it knows, which is the one it found in the field. */
function hearField(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, selectionStart, selectionEnd } = field
  const tell = () => field.dispatchEvent(new Event("input", { bubbles: true }))
  tell()
  if (value === "" || value === field.defaultValue) return
  field.value = field.defaultValue
  writePast(field, value)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  tell()
}

/** As the keyboard does, and not through the property that React has put over the field's own. */
function writePast(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value)
}
