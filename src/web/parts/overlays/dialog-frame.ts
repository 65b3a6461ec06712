/** The position and layout of dialogs; shared by dialog, confirm and command palette. */
export const dialogFrame = [
  "fixed inset-x-4 top-1/2 z-50 mx-auto flex -translate-y-1/2 flex-col overflow-hidden",
  // A visible toast has its own room, so that it covers none of the buttons.
  "max-h-[calc(100dvh-2rem)] in-[:has([data-toast][data-state=open])]:max-h-[calc(100dvh-16rem)]",
  "animate-fade rounded-xl border border-line bg-raised shadow-3 outline-none",
].join(" ")
