const keyOf = (table: string) => `tafelrunde.advised.${table}`;

/** Let a hint come by itself at every question of a table. */
export function adviseAt(table: string): void {
  try {
    localStorage.setItem(keyOf(table), "yes");
  } catch {
    // without storage one has to ask for hints
  }
}

/** Whether hints come by themselves at a table. */
export function isAdvised(table: string): boolean {
  try {
    return localStorage.getItem(keyOf(table)) !== null;
  } catch {
    return false;
  }
}
