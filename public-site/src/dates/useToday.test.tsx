import { render, screen } from '@testing-library/react';
import { configureSite } from '@charity-site/api-client/http';
import { dayOf } from './format';
import { useToday } from './useToday';

function Today() {
  return <p>Today is {useToday()}.</p>;
}

const TODAY = '2025-03-01';

test('uses the day of the server render while it lasts, without creating a formatter', () => {
  configureSite({ today: TODAY, todayEnds: Date.now() + 60_000 });
  const formatter = jest.spyOn(Intl, 'DateTimeFormat');
  render(<Today />);
  expect(screen.getByText(`Today is ${TODAY}.`)).toBeVisible();
  expect(formatter).not.toHaveBeenCalled();
});

test('a cached page shows the current day after the day of the render is over', () => {
  configureSite({ today: TODAY, todayEnds: Date.now() - 1 });
  render(<Today />);
  expect(screen.getByText(`Today is ${dayOf(new Date().toISOString())}.`)).toBeVisible();
});
