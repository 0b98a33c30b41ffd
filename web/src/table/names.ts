import type { SeatSeen, TableSeen } from "../lib/wire";

/** The game's name of a seat, without the number that the notation needs. */
export const role = (seat: SeatSeen): string => seat.role.replace(/ \(\d+\)$/, "");

/** What the seats are called: by the people who sit there; two of one name by their part too. */
export function seatNames(seats: readonly SeatSeen[]): string[] {
  return seats.map((seat) => {
    if (!seat.name || seat.name === role(seat)) return role(seat);
    const alone = seats.filter((other) => other.name === seat.name).length === 1;
    return alone ? seat.name : `${seat.name} (${role(seat)})`;
  });
}

/** Whether people share this screen and must not see each other's cards. */
export function isHotSeat(table: TableSeen): boolean {
  return table.my_seats.length > 1;
}
