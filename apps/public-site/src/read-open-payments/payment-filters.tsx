import type { OpenPaymentsView } from '@alveole/contracts/refund';
import { LightField } from '@alveole/ui/light';
import { useId } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { departmentText, texts } from './open-payments.text.ts';
import classes from './open-payments.module.css';
import type { usePaymentSearch } from './use-payment-search.ts';

interface PaymentFiltersProps {
  readonly search: ReturnType<typeof usePaymentSearch>;
  /** What may be chosen; nothing but the choice of the address while nothing was read. */
  readonly payments: Pick<OpenPaymentsView, 'departments' | 'years'> | undefined;
}

/** By what payments are looked for: words while one types, a department, a year. */
export function PaymentFilters({ search, payments }: PaymentFiltersProps): ReactNode {
  const { field, typed, asked, type, choose, submit } = search;
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form role="search" aria-label={texts.search} className={classes.filters} onSubmit={onSubmit}>
      <LightField
        label={texts.searchLabel}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestText}
        value={typed}
        onValue={type}
        ref={field}
      />
      <Choice
        label={texts.department}
        all={texts.allDepartments}
        value={asked.department}
        options={payments?.departments ?? []}
        nameOf={departmentText}
        onChoose={(department) => choose({ department })}
      />
      <Choice
        label={texts.year}
        all={texts.allYears}
        value={asked.year}
        options={payments?.years ?? []}
        nameOf={(year) => year}
        onChoose={(year) => choose({ year })}
      />
    </form>
  );
}

const longestText = 80;

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly nameOf: (value: string) => string;
  readonly onChoose: (value: string) => void;
}

/** A choice of the system's own, which needs no kit; what the address asks for is offered, be it of no payment. */
function Choice({ label, all, value, options, nameOf, onChoose }: ChoiceProps): ReactNode {
  const id = useId();
  const offered = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {offered.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
