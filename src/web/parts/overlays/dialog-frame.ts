/** Where a dialog stands and what holds its content together; shared by dialog, confirm and command palette. */
export const dialogFrame = [
  "fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] -translate-y-1/2 flex-col overflow-hidden",
  "animate-fade rounded-xl border border-line bg-raised shadow-3 outline-none",
].join(" ")
