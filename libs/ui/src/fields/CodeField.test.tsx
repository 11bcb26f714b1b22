import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeField } from './CodeField.tsx';

describe('CodeField', () => {
  const ControlledField = ({ onComplete }: { onComplete: (code: string) => void }) => {
    const [code, setCode] = useState('');
    return <CodeField label="Code reçu par SMS" digits={6} value={code} onChange={setCode} onComplete={onComplete} />;
  };

  it('is one field for the keyboard and assistive tools, and tells the whole code once', async () => {
    const onComplete = jest.fn();
    render(<ControlledField onComplete={onComplete} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Code reçu par SMS' }), '4075123');
    expect(screen.getByRole('textbox')).toHaveValue('407512');
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(onComplete).toHaveBeenCalledWith('407512');
  });

  it('takes a pasted code with its spaces', async () => {
    const onComplete = jest.fn();
    render(<ControlledField onComplete={onComplete} />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('Code : 407 512');
    expect(onComplete).toHaveBeenCalledWith('407512');
  });

  it('takes full-width digits', async () => {
    const onComplete = jest.fn();
    render(<ControlledField onComplete={onComplete} />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('１２３\u00a0４５６');
    expect(onComplete).toHaveBeenCalledWith('123456');
  });

  it('asks the phone for its digits keyboard and the code of the message', () => {
    render(<ControlledField onComplete={() => undefined} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
  });
});
