/** The script behind the form. It is within the page: no file has to come before the form works. */
import { contactForm } from './contact-form.client';

contactForm(document.body);
