const PATHS = {
  close: "M6 6l12 12M18 6L6 18",
  undo: "M8 5L4 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-4",
  bulb: "M9 18h6M10 21h4M8.5 14.5A6 6 0 1 1 15.5 14.5c-.8.7-1 1.3-1 2h-5c0-.7-.2-1.3-1-2z",
  book: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v13c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v13",
  gear: "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2",
  table: "M4 9h16M6 9v10M18 9v10M8 9V6h8v3M9 13h6",
  clock: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 8v4l3 2",
  home: "M4 11l8-7 8 7M6 10v9h12v-9M10 19v-5h4v5",
  cards: "M9 4h10v14H9zM6 7L4 8l3 12 9-1",
  people:
    "M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 1 0 9 11M3 19c0-3.5 2.5-6 6-6s6 2.5 6 6M16 10.5a2.7 2.7 0 1 0-1.5-5M17 13.5c2.5.5 4 2.7 4 5.5",
  scroll:
    "M7 4h11v13a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3h9a3 3 0 0 0 3 3M7 4a2.5 2.5 0 0 0-2.5 2.5V17M10 9h5M10 13h5",
  first: "M6 5v14M18 6l-8 6 8 6z",
  back: "M15 6l-7 6 7 6",
  on: "M9 6l7 6-7 6",
  last: "M18 5v14M6 6l8 6-8 6z",
  eye: "M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6",
  seal: "M12 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12M9 15l-1 6 4-2 4 2-1-6",
  magnifier: "M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12M14.5 14.5L20 20",
  quill: "M4 20c4-8 8-13 16-16-1 8-5 12-11 13M4 20l5-3M9 13l3 2",
  speech: "M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5",
  check: "M5 13l5 5 9-12",
  laugh:
    "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M8.5 9.5h.01M15.5 9.5h.01M7.5 13.5h9a4.5 4.5 0 0 1-9 0z",
  heart: "M12 20C5 15 3 11.5 4 8c1.2-3.5 6-4 8 0 2-4 6.8-3.5 8 0 1 3.5-1 7-8 12z",
  oops: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M8.5 9.5h.01M15.5 9.5h.01M12 13a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5",
  crown: "M4 18h16l1-10-5 4-4-7-4 7-5-4z",
  more: "M4.5 12h1M11.5 12h1M18.5 12h1",
  bot: "M6 9h12v9H6zM12 9V5M12 5h.01M9.5 13h.01M14.5 13h.01M4 12v3M20 12v3",
} as const;

export type IconName = keyof typeof PATHS;

/** A line picture; always beside words or an accessible name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
