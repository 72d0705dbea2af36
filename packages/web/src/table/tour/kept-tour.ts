const place = "tavolata.tour";

/** The table at which somebody is shown round, as long as this tab is open. */
export function beginTour(table: string): void {
  try {
    sessionStorage.setItem(place, table);
  } catch (error) {
    console.warn("The tour can't be kept:", error);
  }
}

export function isOnTour(table: string | undefined): boolean {
  try {
    return table !== undefined && sessionStorage.getItem(place) === table;
  } catch {
    return false;
  }
}

export function endTour(): void {
  try {
    sessionStorage.removeItem(place);
  } catch (error) {
    console.warn("The tour can't be ended:", error);
  }
}
